import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import MakeResource from '../../../commands/make_resource.js'

const FIRST = 'A field: title:string(100), body:text?, level:enum(info,warning), price:money …'
const FURTHER = 'Another field (empty: no more)'

test.group('The questions of make:resource', (group) => {
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('ask for what no flag says, and write nothing until that is agreed to', async ({
    assert,
  }) => {
    const command = await ace.create(MakeResource, ['--field=title:string(80)'])
    command.prompt.trap('Its name, in the singular').replyWith('gate-pass')
    command.prompt.trap('Who reads?').chooseOption(2)
    command.prompt.trap('Who writes?').chooseOption(0)
    command.prompt.trap('Has each host their own?').accept()
    command.prompt.trap('In Kiswahili, singular/plural (empty: later)').replyWith('kibali/vibali')
    command.prompt.trap('In French, singular/plural (empty: later)').replyWith('')
    command.prompt.trap('Write it?').reject()
    await command.exec()

    command.assertSucceeded()
    const said = command.logger
      .getLogs()
      .map(({ message }) => message)
      .join('\n')
    assert.include(said, 'api/app/models/gate_pass.ts')
    assert.include(said, 'backoffice/src/resources/gate-passes/')
  })

  test('say at once what is wrong with a name, and end the fields when none is given', async () => {
    const command = await ace.create(MakeResource, ['--dry-run', '--read=admin'])
    command.prompt
      .trap('Its name, in the singular')
      .assertFails('houses', /Give the singular/)
      .assertFails('select', /means something/)
      .replyWith('gate-pass')
    command.prompt
      .trap(FIRST)
      .assertFails('', /has to be a string/)
      .assertFails('title', /Its form is name:type/)
      .assertPasses('level:enum(low,high)')
      .replyWith('title:string(80)')
    command.prompt
      .trap(FURTHER)
      .assertFails('title:text', /two fields called title/)
      .replyWith('')
    command.prompt.trap('In Kiswahili, singular/plural (empty: later)').replyWith('')
    command.prompt.trap('In French, singular/plural (empty: later)').replyWith('')
    await command.exec()
    command.assertSucceeded()
  })
})
