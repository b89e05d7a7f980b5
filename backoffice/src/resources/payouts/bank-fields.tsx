import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PayoutWay } from '../../api/types'

/** The account that a bank sends payouts to. */
export function BankFields({ account, banks }: Pick<PayoutWay, 'account' | 'banks'>) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  return (
    <>
      <Form.Item name="bank" label={t('earnings.way.bankName')}>
        <Select
          showSearch
          optionFilterProp="label"
          placeholder={t('earnings.way.bankPlaceholder')}
          /* A branch is one of its bank. */
          onChange={() => form.setFieldValue('branch', '')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="account"
        label={t('earnings.way.account')}
        extra={
          account
            ? t('earnings.way.accountKept', { number: account.number })
            : t('earnings.way.accountHint')
        }
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="branch"
        label={t('earnings.way.branch')}
        extra={t('earnings.way.branchHint')}
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={10} />
      </Form.Item>
      <Form.Item
        name="holder"
        label={t('earnings.way.holder')}
        extra={t('earnings.way.holderHint')}
      >
        <Input autoComplete="name" maxLength={100} />
      </Form.Item>
    </>
  )
}
