import LetterMail, { type Letter } from '#mails/letter_mail'
import type Review from '#models/review'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

export type ReviewNotice = 'answered' | 'takenDown'

/** The review comes with its author and property. */
export default class ReviewMail extends LetterMail {
  constructor(
    readonly notice: ReviewNotice,
    readonly review: Review
  ) {
    super(review.author)
  }

  protected compose(words: MailWords): Letter {
    const { property, responseText, title } = this.review
    const key = `reviews.${this.notice}`
    const params = { firstName: this.person.firstName, property: property.title, review: title }
    const answered = this.notice === 'answered'
    return {
      subject: words.text(`${key}.subject`, params),
      preheader: words.text(`${key}.preheader`, params),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.intro`, params),
      note:
        answered && responseText
          ? { label: words.text(`${key}.note`), text: responseText }
          : undefined,
      action: {
        label: words.text(`${key}.action`),
        url: answered ? this.#shownAt : `${appUrl}/contact`,
      },
    }
  }

  /** A place that is not on offer has no page, but its reviews stay with who wrote them. */
  get #shownAt() {
    const { id, isActive } = this.review.property
    return isActive ? `${appUrl}/properties/${id}` : `${appUrl}/dashboard/reviews`
  }
}
