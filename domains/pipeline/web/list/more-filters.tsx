import { useHides, usePeople } from '@bole/accounts/web'
import { pickers } from '@bole/platform/form'
import type { AddressChange } from '@bole/platform/web'
import {
  Button,
  DatePicker,
  Drawer,
  Empty,
  Flex,
  Form,
  Input,
  InputNumber,
  Select,
  Space,
  Switch,
} from 'antd'
import type { ReactNode } from 'react'
import { idleAt } from '../../model/idle-condition.ts'
import { useTexts } from '../texts/index.ts'
import { type CandidateAddress, hiddenConditions } from './conditions.ts'
import { parameterOf } from './quick-filter.ts'
import { quickOptions } from './quick-options.ts'
import { sourceName } from './source-name.ts'
import type { CandidateListState } from './use-candidate-list.ts'

const quickNames = ['position', 'degree', 'owner'] as const

const personLabels = {
  interviewer_id: 'filter.interviewer',
  check_by_user_id: 'filter.check_by_user',
} as const

interface MoreFiltersProps {
  readonly list: CandidateListState
  readonly isOpen: boolean
  readonly onClose: () => void
}

type Plain = Omit<CandidateAddress, 'age_from' | 'age_to' | 'applied_from' | 'applied_to'>

interface Fields extends Partial<Plain> {
  readonly age?: { readonly from?: number | null; readonly to?: number | null }
  readonly applied?: readonly [string | null, string | null] | null
}

/** Every condition the list takes, applied together. */
export function MoreFilters({ list, isOpen, onClose }: MoreFiltersProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<Fields>()
  const people = usePeople()
  const { library } = list
  const hidden = hiddenConditions(useHides())
  const options = quickOptions(t, library)
  const apply = (fields: Fields) => {
    list.change(addressOf(fields))
    onClose()
  }
  return (
    <Drawer
      title={t('filter.more')}
      open={isOpen}
      onClose={onClose}
      destroyOnHidden
      footer={
        <Flex gap={8} align="center">
          <Button type="primary" onClick={form.submit}>
            {t('filter.apply')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Flex>
      }
    >
      <Form form={form} layout="vertical" initialValues={fieldsOf(list.state)} onFinish={apply}>
        {quickNames.map((name) => (
          <Form.Item key={name} name={parameterOf[name]} label={t(`filter.${name}`)}>
            <Select mode="multiple" optionFilterProp="label" options={options[name]} />
          </Form.Item>
        ))}
        {(['interviewer_id', 'check_by_user_id'] as const)
          .filter((name) => name !== idleAt(list.query.tracker_status))
          .map((name) => (
            <Form.Item key={name} name={name} label={t(personLabels[name])}>
              <Select
                mode="multiple"
                options={[...(people.options ?? [])]}
                showSearch={{ filterOption: false, onSearch: people.onSearch }}
              />
            </Form.Item>
          ))}
        {!hidden.includes('content') && (
          <Form.Item name="content" label={t('filter.content')} extra={t('filter.contentHelp')}>
            <Input allowClear />
          </Form.Item>
        )}
        <Form.Item name="city" label={t('filter.city')}>
          <Select mode="tags" options={library?.cities.map((value) => ({ value })) ?? []} />
        </Form.Item>
        <Form.Item name="school" label={t('filter.school')}>
          <Input allowClear />
        </Form.Item>
        <Form.Item name="gender" label={t('filter.gender')}>
          <Select
            allowClear
            options={(['female', 'male'] as const).map((value) => ({ value, label: t(`genders.${value}`) }))}
          />
        </Form.Item>
        {!hidden.includes('age_from') && <AgeFields />}
        <Form.Item name="source" label={t('filter.source')}>
          <Select
            mode="multiple"
            options={
              library?.sources.map((value) => ({
                value,
                label: sourceName(t, value),
              })) ?? []
            }
          />
        </Form.Item>
        <Form.Item name="tag_id" label={t('filter.tag')}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            {...(library?.tagGroup.length === 0
              ? { notFoundContent: <Empty description={t('filter.noTags')} /> }
              : {})}
            options={library?.tagGroup.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          />
        </Form.Item>
        <Form.Item {...pickers.holdingDays} name="applied" label={t('filter.applied')}>
          <DatePicker.RangePicker
            allowEmpty={[true, true]}
            // A label leads to the first of the two only.
            aria-label={t('filter.applied')}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Form.Item name="waiting_days" label={t('filter.waiting_days')}>
          <InputNumber controls={false} min={1} max={3650} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="has_left"
          label={t('filter.has_left')}
          valuePropName="checked"
          extra={t('filter.hasLeftHelp')}
        >
          <Switch />
        </Form.Item>
      </Form>
    </Drawer>
  )
}

function AgeFields(): ReactNode {
  const t = useTexts()
  return (
    <Form.Item label={t('filter.age')}>
      <Space>
        <AgeField name="from" />
        –
        <AgeField name="to" />
      </Space>
    </Form.Item>
  )
}

function AgeField({ name }: { readonly name: 'from' | 'to' }): ReactNode {
  const t = useTexts()
  const label = t(`filter.age_${name}`)
  return (
    <Form.Item name={['age', name]} noStyle>
      <InputNumber
        controls={false}
        min={14}
        max={99}
        style={{ flex: 1 }}
        aria-label={label}
        placeholder={label}
      />
    </Form.Item>
  )
}

function fieldsOf({
  age_from,
  age_to,
  applied_from,
  applied_to,
  ...plain
}: CandidateListState['state']): Fields {
  return {
    ...plain,
    age: { from: age_from ?? null, to: age_to ?? null },
    applied: [applied_from ?? null, applied_to ?? null],
  }
}

function addressOf({ age, applied, ...plain }: Fields): AddressChange<CandidateAddress> {
  return {
    ...plain,
    has_left: plain.has_left || null,
    age_from: age?.from ?? null,
    age_to: age?.to ?? null,
    applied_from: applied?.[0] ?? null,
    applied_to: applied?.[1] ?? null,
  }
}
