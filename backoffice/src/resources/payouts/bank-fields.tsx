import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PayoutWay } from '../../api/types'
import { Select } from '../../forms/select'

/** The account that a bank sends payouts to. */
export function BankFields({ account, banks }: Pick<PayoutWay, 'account' | 'banks'>) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  return (
    <>
      <Form.Item name="bank" label={t('payoutWay.bankName')}>
        <Select
          /* A branch is one of its bank. */
          onChange={() => form.setFieldValue('branch', '')}
        >
          <option value="">{t('payoutWay.bankPlaceholder')}</option>
          {banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Form.Item>
      <Form.Item
        name="account"
        label={t('payoutWay.account')}
        extra={
          account
            ? t('payoutWay.accountKept', { number: account.number })
            : t('payoutWay.accountHint')
        }
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item name="branch" label={t('payoutWay.branch')} extra={t('payoutWay.branchHint')}>
        <Input inputMode="numeric" autoComplete="off" maxLength={10} />
      </Form.Item>
      <Form.Item name="holder" label={t('payoutWay.holder')} extra={t('payoutWay.holderHint')}>
        <Input autoComplete="name" maxLength={100} />
      </Form.Item>
    </>
  )
}
