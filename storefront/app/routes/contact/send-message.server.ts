import { data, href, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { checkForm, typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import contact from '~/locales/en/contact.json'
import layout from '~/locales/en/layout.json'
import { readForm } from '~/read-form.server'
import { contactFields, contactSchema } from './contact-schema'

/** Sends a message to support, returning the input on failure. */
export async function sendMessage(request: Request) {
  const t = translatorOf(request, contact)
  const form = await readForm(request)
  const values = typedIn(form, contactFields)
  const { values: body, errors } = checkForm(contactSchema(t), form)
  if (errors) {
    return data({ values, errors, alert: null }, { status: 422 })
  }
  try {
    await apiFor(request).contacts.store({ body })
    return redirect(href('/contact'), {
      headers: await flash({ tone: 'success', text: t('contact.sent') }),
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return data({ values, errors: error.fields, alert: alertOf() }, { status: error.status })

    function alertOf() {
      const { status, errors: refused, message } = error as ApiFailure
      if (status === 429) {
        const phone = translatorOf(request, layout)('layout.footer.phone')
        return t('contact.tooMany', { phone, reason: message || t('contact.failed') })
      }
      return refused.length > 0 ? null : message || t('contact.failed')
    }
  }
}
