import { ways } from '@bole/inbox/model'
import type { ReplyOf } from '@bole/platform/contract'
import { formatDay } from '@bole/platform/moments'
import type { ComparedSide, resumesApi } from '@bole/resumes/contract'
import { Link } from '@tanstack/react-router'
import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { type HeldFacts, type MergeChoice, mergeChoiceNames } from '../../model/people/merge-people.ts'
import styles from './people.module.css'
import { useTexts } from './texts/index.ts'
import { useFactWords } from './use-fact-words.ts'

export type ComparedPair = ReplyOf<typeof resumesApi.getPair>
type SideName = 'one' | 'other'

/** What a side holds, as the rule takes it. */
export function heldBy({ facts, skills, resume }: ComparedSide): HeldFacts {
  return { ...facts, skills, resume_id: resume?.id ?? null }
}

interface CompareTableProps {
  readonly pair: ComparedPair
  /** The record that stays. */
  readonly keep: SideName
  /** What is taken from the other. */
  readonly taken: readonly MergeChoice[]
  readonly onKeep: (side: SideName) => void
  readonly onChoose: (choice: MergeChoice, side: SideName) => void
}

/** Two records side by side, line by line: what is the same stands once, of what differs one is chosen. */
export function CompareTable({ pair, keep, taken, onKeep, onChoose }: CompareTableProps): ReactNode {
  const t = useTexts()
  const wordsOf = useFactWords()
  const left = keep === 'one' ? 'other' : 'one'
  const sides = ['one', 'other'] as const
  return (
    <table className={styles.compare}>
      <thead>
        <tr>
          <th scope="col">{t('record')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              <Radio checked={keep === side} onChange={() => onKeep(side)}>
                {t('keep')}
              </Radio>
              <Head side={pair[side]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mergeChoiceNames.map((choice) => {
          const words = { one: wordsOf(pair.one, choice), other: wordsOf(pair.other, choice) }
          const chosen = taken.includes(choice) ? left : keep
          if (!words.one && !words.other) return null
          return (
            <tr key={choice}>
              <th scope="row">{t(`choices.${choice}`)}</th>
              {pair.differing.includes(choice) ? (
                sides.map((side) => (
                  <td key={side} data-chosen={chosen === side}>
                    <Radio
                      checked={chosen === side}
                      onChange={() => onChoose(choice, side)}
                      aria-label={t('take', {
                        what: t(`choices.${choice}`),
                        value: words[side] || t('nothing'),
                      })}
                    >
                      {words[side] || <i>{t('nothing')}</i>}
                    </Radio>
                  </td>
                ))
              ) : (
                <td colSpan={2}>{words.one}</td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head({ side }: { readonly side: ComparedSide }): ReactNode {
  const t = useTexts()
  const counts = { notes: side.note_count, files: side.file_count }
  return (
    <div className={styles.head}>
      <Link to={ways.candidate(side.post_id)}>{side.name}</Link>
      <span>{side.position}</span>
      <small>{t('since', { day: formatDay(side.create_time) })}</small>
      <small>{t('holds', counts)}</small>
    </div>
  )
}
