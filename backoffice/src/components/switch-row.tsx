import { Form } from 'antd'
import { useId } from 'react'
import styles from './switch-row.module.css'

interface SwitchRowProps {
  /** The field's path in its form. */
  name: string | string[]
  label: string
  hint?: string
}

/** A switch of a form, with a hint; the whole row is the target. */
export function SwitchRow({ name, label, hint }: SwitchRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <Form.Item name={name} valuePropName="checked" noStyle>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-labelledby={id}
          aria-describedby={hint && `${id}-hint`}
        />
      </Form.Item>
    </label>
  )
}
