import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { type entryFields, listFields, singleFields } from '../model/field-paths.ts'
import type { GroupedFields } from './group-fields.ts'
import { useHiddenFields } from './hidden-fields.ts'
import { useTexts } from './texts/index.ts'

type Single = (typeof singleFields)[number]
type Kind = keyof typeof entryFields | (typeof listFields)[number]

/** The lists of entries that a profile tells, in the order they are shown. */
export const careerKinds = ['employers', 'schools', 'projects'] as const

interface Adding {
  readonly single: Single | null
  readonly kind: Kind | null
  readonly begin: (what: Single | Kind) => void
  readonly end: () => void
}

/** What of a profile is being written that was not there: one value, or an entry of a list. */
export function useAdding(): Adding {
  const [what, setWhat] = useState<Single | Kind | null>(null)
  const single = singleFields.find((name) => name === what) ?? null
  const kind = [...careerKinds, ...listFields].find((name) => name === what) ?? null
  return { single, kind, begin: setWhat, end: () => setWhat(null) }
}

interface AddToProfileProps extends GroupedFields {
  readonly onAdd: (what: Single | Kind) => void
}

/** What can be written of a person that nobody knows yet, and further jobs, schools and projects. */
export function AddToProfile({ single, lists, onAdd }: AddToProfileProps): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const hidden = useHiddenFields()
  if (!mayEdit) return null
  const has = (name: Single) => single.some(({ path }) => path === name)
  const isHidden = (name: Single) => hidden.includes(name === 'age' ? 'birth_date' : name)
  const missing = singleFields.filter(
    (name) => !has(name) && !isHidden(name) && !(name === 'age' && has('birth_date')),
  )
  const words = listFields.filter((name) => !lists.get(name)?.items.length)
  const button = (what: Single | Kind, label: string) => (
    <Button key={what} size="small" type="dashed" icon={<PlusOutlined />} onClick={() => onAdd(what)}>
      {label}
    </Button>
  )
  return (
    <section aria-label={t('career.add')}>
      <Flex gap={8} wrap>
        {missing.map((name) => button(name, t(`labels.${name}`)))}
        {careerKinds.map((kind) => button(kind, t(`groups.${kind}`)))}
        {words.map((kind) => button(kind, t(`groups.${kind}`)))}
      </Flex>
    </section>
  )
}
