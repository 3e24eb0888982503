import { FieldGroup } from '@bole/platform/form'
import { degrees, money } from '@bole/positions/model'
import { Form } from 'antd'

import type { ReactNode } from 'react'
import styles from '../positions.module.css'
import { useTexts } from '../texts/index.ts'
import { positionForm } from './position.ts'

const { ChoiceField, MoneyField } = positionForm

/** What is asked of candidates and offered to them. */
export function OfferGroup(): ReactNode {
  const t = useTexts()
  const salary = { currency: 'salary_currency', isInRow: true } as const
  return (
    <FieldGroup title={t('form.offer')}>
      <ChoiceField
        name="degree"
        label={t('form.degree')}
        placeholder={t('form.anyDegree')}
        options={degrees.map((value) => ({ value, label: t(`degrees.${value}`) }))}
        canBeEmpty
      />
      <Form.Item label={t('form.salary')} extra={t('form.salaryHelp')} style={{ marginBlockEnd: 0 }}>
        <div className={styles.range}>
          <MoneyField {...salary} name="salary_from" label={t('form.salaryFrom')} />
          <MoneyField
            {...salary}
            name="salary_to"
            label={t('form.salaryTo')}
            rules={[
              ({ getFieldValue }) => ({
                validator: async (_, to: number | null) => {
                  const from: number | null = getFieldValue('salary_from')
                  if (from !== null && to !== null && to < from) throw new Error(t('form.needs.salary'))
                },
              }),
            ]}
          />
          <ChoiceField
            name="salary_currency"
            label={t('form.currency')}
            options={money.currencies.map((value) => ({ value, label: value }))}
            isInRow
          />
        </div>
      </Form.Item>
    </FieldGroup>
  )
}
