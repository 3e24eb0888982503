import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { accountsApi } from '@bole/accounts/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall, wordOf } from '@bole/platform/web'
import { Link } from '@tanstack/react-router'
import { Alert, Flex, Modal, Select, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { seenKinds } from '../../model/who-sees.ts'
import { usePeople } from '../filters.ts'
import { useTexts as usePermissionTexts } from '../permissions/texts/index.ts'
import { useTexts as useRoleTexts } from '../roles/texts/index.ts'
import { accountsScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'

/** The record that is asked about. */
interface SeenRecord {
  readonly kind: keyof typeof seenKinds
  readonly id: number
  readonly name: string
  /** Where its position is changed, with who owns it. */
  readonly positionAddress?: string
}

interface WhyDialogProps {
  readonly record: SeenRecord
  readonly onClose: () => void
}

type Answer = ReplyOf<typeof accountsApi.whySees>
type Fact = Answer['reasons'][number]['fact']

/** Whether a colleague sees a record: each reason as a sentence, with the way to where it is changed. */
export default function WhyDialog({ record, onClose }: WhyDialogProps): ReactNode {
  const t = useTexts()
  const { options, onSearch } = usePeople()
  const [person, setPerson] = useState<{ readonly id: number; readonly name: string } | null>(null)
  return (
    <Modal open title={t('title', { name: record.name })} footer={null} onCancel={onClose}>
      <Select
        style={{ width: '100%', marginBlockEnd: 16 }}
        aria-label={t('person')}
        placeholder={t('person')}
        options={options ? [...options] : []}
        loading={options === undefined}
        showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
        value={person?.id ?? null}
        onChange={(id) =>
          setPerson({ id, name: options?.find(({ value }) => value === id)?.label.split(' · ')[0] ?? '' })
        }
      />
      {person && <Why key={person.id} person={person} record={record} />}
    </Modal>
  )
}

interface WhyProps {
  readonly person: { readonly id: number; readonly name: string }
  readonly record: SeenRecord
}

function Why({ person, record }: WhyProps): ReactNode {
  const t = useTexts()
  const { kind, id, name, positionAddress } = record
  const { data, isError } = useCall(
    accountsApi.whySees,
    { query: { user_id: person.id, kind, id } },
    { handlesErrors: true },
  )
  const sentence = useSentence(kind)
  if (isError) return <Alert type="info" title={t('unknown')} />
  if (!data) return <Skeleton active />
  const answer = data.data
  return (
    <>
      <Alert
        type={answer.sees ? 'success' : 'warning'}
        showIcon
        title={t(answer.sees ? 'sees' : 'seesNot', { person: person.name, name })}
      />
      <Flex
        vertical
        gap={8}
        component="ol"
        style={{ marginBlock: 16, paddingInlineStart: 0, listStyle: 'none' }}
      >
        {answer.reasons.map(({ fact, allows }) => (
          <li key={fact}>
            {allows ? <CheckCircleOutlined /> : <CloseCircleOutlined />} {sentence(answer, fact)}
            <Flex wrap gap={12} style={{ paddingInlineStart: 20 }}>
              {linksOf(answer, fact, positionAddress).map(({ place, to }) => (
                <Link key={place} to={to}>
                  {t(`to.${place}`)}
                </Link>
              ))}
            </Flex>
          </li>
        ))}
      </Flex>
    </>
  )
}

function useSentence(kind: SeenRecord['kind']) {
  const t = useTexts()
  const permissionWords = usePermissionTexts()
  const roleWords = useRoleTexts()
  const permission = wordOf(permissionWords, `names.${seenKinds[kind].needs}`)
  return ({ part, hides }: Answer, fact: Fact) =>
    t(`facts.${fact}`, {
      permission,
      part: wordOf(t, `parts.${part ?? 'self'}`),
      groups: hides.map((group) => wordOf(roleWords, `groups.${group}`)).join(', '),
    })
}

type Place = 'role' | 'account' | 'department' | 'record'

/** Where each fact can be changed. */
const placesOfFact: Readonly<Record<Fact, readonly Place[]>> = {
  is_disabled: ['account'],
  is_expired: ['account'],
  held_by_role: ['role'],
  held_by_changed_role: ['role'],
  held_by_person: ['account'],
  lacked_by_role: ['role', 'account'],
  lacked_by_changed_role: ['role', 'account'],
  lacked_by_person: ['account'],
  reaches_all: ['role'],
  in_department: ['role', 'account', 'department'],
  in_other_department: ['role', 'account', 'department', 'record'],
  has_no_department: ['role', 'account'],
  is_of_no_department: ['role', 'record'],
  takes_part: ['role', 'record'],
  takes_no_part: ['role', 'record'],
  owns_it: ['role', 'record'],
  owns_it_not: ['role', 'record'],
  reaches_nothing: ['role'],
  is_kept_from: ['role'],
}

function linksOf({ username, role_id, department_id }: Answer, fact: Fact, position: string | undefined) {
  const to: Record<Place, string | null> = {
    role: role_id === null ? null : addressOf(accountsScreens.role, { id: role_id }),
    account: `${addressOf(accountsScreens.users)}?keyword=${encodeURIComponent(username)}`,
    department: department_id === null ? null : addressOf(accountsScreens.department, { id: department_id }),
    record: position ?? null,
  }
  return placesOfFact[fact].flatMap((place) => (to[place] === null ? [] : [{ place, to: to[place] }]))
}
