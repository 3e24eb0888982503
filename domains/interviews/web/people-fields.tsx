import { usePeople } from '@bole/accounts/web'
import type { Interview } from '@bole/interviews/contract'
import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

/** Who is in it: the first of the interviewers leads. Those in it already stay to be chosen. */
export function PeopleFields({ users }: { readonly users: Interview['interview_users'] }): ReactNode {
  const t = useTexts()
  const { options = [], onSearch } = usePeople()
  const kept = users.filter(({ user_id }) => !options.some(({ value }) => value === user_id))
  const all = [...options, ...kept.map(({ user_id, name }) => ({ value: user_id, label: name }))]
  const chosen: readonly number[] = Form.useWatch('interviewer_ids') ?? []
  const search = { filterOption: false, onSearch }
  return (
    <>
      <Form.Item
        name="interviewer_ids"
        label={t('interviewers')}
        extra={t('interviewersHelp')}
        rules={[{ required: true, message: t('needsInterviewers') }]}
      >
        <Select mode="multiple" maxCount={30} options={all} showSearch={search} />
      </Form.Item>
      {chosen.length > 1 && (
        <Form.Item name="deputy_ids" label={t('deputies')} extra={t('deputiesHelp')}>
          <Select mode="multiple" options={all.filter(({ value }) => chosen.indexOf(value) > 0)} />
        </Form.Item>
      )}
      <Form.Item name="manager_ids" label={t('managers')} extra={t('managersHelp')}>
        <Select mode="multiple" maxCount={30} options={all} showSearch={search} />
      </Form.Item>
    </>
  )
}
