import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import contact from '~/locales/en/contact.json'
import layout from '~/locales/en/layout.json'
import { contactFaults, contactFields, textOf } from './contact-faults'

/** Sends what a form holds to support. What was typed comes back when it fails. */
export async function sendMessage(request: Request) {
  const t = translatorOf(request, contact)
  const form = await request.formData()
  const values = Object.fromEntries(contactFields.map((name) => [name, textOf(form, name)]))
  const errors = contactFaults(form, t)
  if (Object.keys(errors).length > 0) {
    return data({ values, errors, alert: null }, { status: 422 })
  }
  try {
    await apiFor(request).contacts.store({ body: values as Message })
    return redirect('/contact', { headers: flash({ tone: 'success', text: t('contact.sent') }) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return data({ values, errors: error.fields, alert: alertOf() }, { status: error.status })

    function alertOf() {
      const { status, errors: refused, message } = error as ApiFailure
      if (status === 429) {
        const phone = translatorOf(request, layout)('layout.footer.phone')
        return t('contact.tooMany', { phone })
      }
      return refused.length > 0 ? null : message || t('contact.failed')
    }
  }
}

type Message = Record<(typeof contactFields)[number], string>
