import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Finding } from '#queries/system/doctor/finding'

/** Judges this installation and changes nothing. Ends with code 1 when something is broken. */
export default class Doctor extends BaseCommand {
  static commandName = 'makao:doctor'
  static description = 'Judge this installation: settings, address, disk, database, backups, mail'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { installation } = await import('#config/installation')
    const { judgeSettings } = await import('#queries/system/doctor/judge_settings')
    const { judgeMachine } = await import('#queries/system/doctor/judge_machine')
    const { judgeData } = await import('#queries/system/doctor/judge_data')
    const { judgeOutside } = await import('#queries/system/doctor/judge_outside')
    const { judgeServices } = await import('#queries/system/doctor/judge_services')
    const findings = [
      ...judgeSettings(installation),
      ...(await judgeMachine()),
      ...(await judgeData()),
      ...(await judgeOutside()),
      ...(await judgeServices()),
    ]
    for (const finding of findings) this.logger.log(this.#line(finding))

    const count = (level: Finding['level']) =>
      findings.filter((finding) => finding.level === level).length
    this.logger.log('')
    this.logger.log(`${count('failure')} to repair, ${count('warning')} to think about`)
    if (count('failure') > 0) this.exitCode = 1
  }

  #line({ level, about, says }: Finding) {
    const marks = {
      good: this.colors.green('✔'),
      warning: this.colors.yellow('!'),
      failure: this.colors.red('✘'),
    }
    return `${marks[level]} ${about}: ${says}`
  }
}
