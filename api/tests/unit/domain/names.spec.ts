import { test } from '@japa/runner'
import { readsAsAddress } from '#domain/names'

test.group('Names', () => {
  test('"{$self}" is a name')
    .with([
      'M.Amin',
      'J.Paul',
      'St.Clair',
      'J.R.R.Tolkien',
      'Mary J.Paul',
      'Otieno Jr.',
      'M. Amin',
      'É.Zola',
      'M.AMIN',
    ])
    .run(({ assert }, name) => {
      assert.isFalse(readsAsAddress(name))
    })

  test('"{$self}" would be a link')
    .with([
      'evil.example',
      'Visit Evil.Com',
      'EVIL.COM',
      'Evil.Amin',
      'X.Com',
      'Ok.Chat',
      'T.Me',
      'Wa.Me',
      'm.amin',
      'M.Evil.Com',
      'Evil.Co.Ke',
      'x1.Paul',
      'evil-x.Paul',
      '.Paul',
    ])
    .run(({ assert }, name) => {
      assert.isTrue(readsAsAddress(name))
    })
})
