import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from '../themes.module.css'

const short = [
  { name: 'company_name', maximum: 120 },
  { name: 'trade', maximum: 120 },
  { name: 'worker_number', maximum: 60 },
  { name: 'finance', maximum: 60 },
] as const

/** The company as the project shows it to candidates. */
export function CompanyGroup(): ReactNode {
  const t = useTexts()
  return (
    <>
      <div className={styles.pair}>
        {short.map(({ name, maximum }) => (
          <Form.Item key={name} name={['company', name]} label={t(`form.${name}`)}>
            <Input maxLength={maximum} />
          </Form.Item>
        ))}
      </div>
      <Form.Item
        name={['company', 'company_description']}
        label={t('form.company_description')}
        extra={t('form.companyHelp')}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} maxLength={20_000} />
      </Form.Item>
    </>
  )
}
