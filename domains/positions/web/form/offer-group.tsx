import { Card, Form, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import styles from '../positions.module.css'
import { useTexts } from '../texts/index.ts'
import { currencies, type PositionFields } from './fields.ts'

const degrees = ['doctor', 'master', 'bachelor', 'college', 'secondary'] as const

/** What is asked of candidates and offered to them. */
export function OfferGroup(): ReactNode {
  const t = useTexts()
  return (
    <Card size="small" title={t('form.offer')}>
      <Form.Item name="degree" label={t('form.degree')}>
        <Select
          allowClear
          placeholder={t('form.anyDegree')}
          style={{ maxWidth: 240 }}
          options={degrees.map((value) => ({ value, label: t(`degrees.${value}`) }))}
        />
      </Form.Item>
      <Form.Item label={t('form.salary')} extra={t('form.salaryHelp')} style={{ marginBlockEnd: 0 }}>
        <div className={styles.range}>
          <Form.Item name="salary_from">
            <InputNumber<number>
              min={0}
              max={20_000_000}
              aria-label={t('form.salaryFrom')}
              placeholder={t('form.salaryFrom')}
              style={{ width: '100%' }}
            />
          </Form.Item>
          <Form.Item
            name="salary_to"
            dependencies={['salary_from']}
            rules={[
              ({ getFieldValue }) => ({
                validator: async (_, to: number | null) => {
                  const from: PositionFields['salary_from'] = getFieldValue('salary_from')
                  if (from !== null && to !== null && to < from) throw new Error(t('form.needs.salary'))
                },
              }),
            ]}
          >
            <InputNumber<number>
              min={0}
              max={20_000_000}
              aria-label={t('form.salaryTo')}
              placeholder={t('form.salaryTo')}
              style={{ width: '100%' }}
            />
          </Form.Item>
          <Form.Item name="salary_currency">
            <Select
              aria-label={t('form.currency')}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        </div>
      </Form.Item>
    </Card>
  )
}
