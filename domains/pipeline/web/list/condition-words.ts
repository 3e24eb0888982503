import { wordOf } from '@bole/platform/web'
import type { PipelineTexts } from '../texts/index.ts'
import { sourceName } from './source-name.ts'

/** What a condition of the candidate list is called. */
export function conditionName(t: PipelineTexts, name: string): string {
  return wordOf(t, `filter.${name.replace(/_id$/, '')}`, {}, name)
}

/** The values of a condition as a person reads them: what has a name of its own by that, anything else as it was typed. */
export function conditionWords(t: PipelineTexts, name: string, values: readonly string[]): readonly string[] {
  if (name === 'has_left') return [t('yes')]
  if (name === 'source') return values.map((value) => sourceName(t, value))
  if (name === 'degree') return values.map((value) => wordOf(t, `degrees.${value}`, {}, value))
  if (name === 'gender') return values.map((value) => wordOf(t, `genders.${value}`, {}, value))
  if (name === 'colour') return values.map((value) => wordOf(t, `colours.${value}`, {}, value))
  if (name === 'waits_for') return values.map((value) => wordOf(t, `turns.${value}`, {}, value))
  return values
}
