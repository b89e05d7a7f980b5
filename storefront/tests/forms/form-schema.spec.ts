import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import {
  checkForm,
  emailField,
  files,
  filled,
  text,
  ticked,
  typedIn,
} from '../../app/form-schema.ts'

const schema = v.object({
  'name': filled('name?'),
  'email': emailField('email?', 'no email'),
  'address.street': text,
  'terms': ticked,
  'images': files,
})

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value)
  }
  return form
}

test('what is missing or blank is named once, by its first rule', () => {
  assert.deepEqual(checkForm(schema, new FormData()).errors, { name: 'name?', email: 'email?' })
  const form = formOf({ name: ' \n ', email: ' amina@ ' })
  assert.deepEqual(checkForm(schema, form).errors, { name: 'name?', email: 'no email' })
})

test('a whole form gives its values, without blanks around them', () => {
  const form = formOf({
    'name': ' Amina ',
    'email': 'amina@example.com',
    'address.street': 'Moi Avenue ',
    'terms': 'on',
    'more': 'is not asked for',
  })
  assert.deepEqual(checkForm(schema, form).values, {
    'name': 'Amina',
    'email': 'amina@example.com',
    'address.street': 'Moi Avenue',
    'terms': true,
    'images': [],
  })
})

test('a file where a text belongs is no text, and an empty file field is no file', () => {
  const photo = new File(['…'], 'beach.jpg')
  const form = formOf({ name: photo, email: 'amina@example.com', images: new File([], '') })
  assert.deepEqual(checkForm(schema, form).errors?.name, 'name?')
  form.append('images', photo)
  form.set('name', 'Amina')
  assert.deepEqual(checkForm(schema, form).values?.images, [photo])
})

test('what was typed is shown again as it was typed', () => {
  const form = formOf({ name: ' Amina ', password: 'secret' })
  assert.deepEqual(typedIn(form, ['name', 'email']), { name: 'Amina', email: '' })
})
