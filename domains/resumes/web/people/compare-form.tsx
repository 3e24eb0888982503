import { ways } from '@bole/inbox/model'
import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { safeFirst, useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { App, Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { type MergeChoice, mergeChoiceNames, proposedChoices } from '../../model/people/merge-people.ts'
import { resumesScreens } from '../screens.ts'
import { type ComparedPair, CompareTable, heldBy } from './compare-table.tsx'
import { useTexts } from './texts/index.ts'

/** Chooses which record stays and what is taken from the other, and merges; or says that they are two people. */
export function CompareForm({ pair }: { readonly pair: ComparedPair }): ReactNode {
  const t = useTexts()
  const { message, modal } = App.useApp()
  const goTo = useGoTo()
  const { id, state, one, other } = pair
  const proposedFor = (keep: 'one' | 'other') => {
    const [kept, left] = keep === 'one' ? [one, other] : [other, one]
    return proposedChoices(heldBy(kept), heldBy(left))
  }
  const [keep, setKeep] = useState<'one' | 'other'>('one')
  const [taken, setTaken] = useState<readonly MergeChoice[]>(proposedFor('one'))
  const merge = useChange(resumesApi.mergePeople, {
    onDone: ({ data }) => {
      message.success(t('mergeDone'))
      goTo({ path: ways.candidate(data.post_id) })
    },
  })
  const settle = useChange(resumesApi.settlePair, {
    onDone: () => {
      message.success(t(state === 'open' ? 'differDone' : 'reopenDone'))
      if (state === 'open') goTo({ path: addressOf(resumesScreens.pairs) })
    },
  })
  const versions = { one_version: one.facts.version, other_version: other.facts.version }
  const ask = () =>
    modal.confirm({
      title: t('mergeSure', { kept: pair[keep].name, other: pair[keep === 'one' ? 'other' : 'one'].name }),
      content: t('mergeMeans'),
      okText: t('merge'),
      cancelText: t('back'),
      ...safeFirst,
      onOk: () => merge.mutate({ body: { id, keep, taken: [...taken], ...versions } }),
    })
  const choose = (choice: MergeChoice, side: 'one' | 'other') =>
    setTaken(mergeChoiceNames.filter((name) => (name === choice ? side !== keep : taken.includes(name))))
  return (
    <>
      <CompareTable
        pair={pair}
        keep={keep}
        taken={taken}
        onChoose={choose}
        onKeep={(side) => {
          setKeep(side)
          setTaken(proposedFor(side))
        }}
      />
      <Flex gap={8} wrap style={{ marginBlockStart: 16 }}>
        <Button type="primary" loading={merge.isPending} onClick={() => void ask()}>
          {t('merge')}
        </Button>
        <Button
          loading={settle.isPending}
          onClick={() => settle.mutate({ body: { id, state: state === 'open' ? 'not_same' : 'open' } })}
        >
          {t(state === 'open' ? 'differ' : 'reopen')}
        </Button>
      </Flex>
    </>
  )
}
