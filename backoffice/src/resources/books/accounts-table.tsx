import { useTranslation } from 'react-i18next'
import type { Books } from '../../api/types'
import { Tag } from '../../components/tag'
import { number } from '../../format/money'
import styles from './books.module.css'
import { sidesOf, type SideOfBooks } from './sides'

interface AccountsTableProps {
  books: Books
  /** The month has not ended. */
  isNow: boolean
}

/** One currency of the books: by what an account is to us, what there was, what moved, and what there is. */
export function AccountsTable({ books, isNow }: AccountsTableProps) {
  const { t } = useTranslation()
  const { currency, isBalanced } = books
  return (
    <section className={styles.books} aria-label={t('books.caption', { currency })}>
      <header className={styles.head}>
        <h2>{currency}</h2>
        <Tag tone={isBalanced ? 'acacia' : 'laterite'}>
          {t(isBalanced ? 'books.balanced' : 'books.unbalanced')}
        </Tag>
      </header>
      <table className={styles.table}>
        <caption className="sr-only">{t('books.caption', { currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('books.columns.account')}</th>
            <th scope="col" className={styles.wide}>
              {t('books.columns.opening')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('books.columns.more')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('books.columns.less')}
            </th>
            <th scope="col">{t(isNow ? 'books.columns.now' : 'books.columns.closing')}</th>
          </tr>
        </thead>
        {sidesOf(books).map((side) => (
          <SideRows key={side.side} of={side} />
        ))}
      </table>
    </section>
  )
}

const amount = (value: number) => number(value, 2)

function SideRows({ of }: { of: SideOfBooks }) {
  const { t } = useTranslation()
  const amounts = ({ closing, less, more, opening }: SideOfBooks['sum']) => (
    <>
      <td className={styles.wide}>{amount(opening)}</td>
      <td className={styles.wide}>{amount(more)}</td>
      <td className={styles.wide}>{amount(less)}</td>
      <td className={styles.closing}>
        {amount(closing)}
        <span className={styles.moved}>
          {t('books.moved', { more: amount(more), less: amount(less) })}
        </span>
      </td>
    </>
  )
  return (
    <tbody>
      <tr className={styles.side}>
        <th scope="rowgroup" colSpan={5}>
          {t(`books.sides.${of.side}`)}
        </th>
      </tr>
      {of.accounts.map((line) => (
        <tr key={line.account}>
          <th scope="row">
            {t(`books.accounts.${line.account}`)}
            <span className={styles.about}>{t(`books.hints.${line.account}`)}</span>
          </th>
          {amounts(line)}
        </tr>
      ))}
      {of.accounts.length > 1 && (
        <tr className={styles.sum}>
          <th scope="row">{t('books.sum')}</th>
          {amounts(of.sum)}
        </tr>
      )}
    </tbody>
  )
}
