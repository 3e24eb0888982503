import { wordOf } from '@bole/platform/web'
import { useTexts } from './texts/index.ts'

/** How fields of a résumé are called by their labels: `schools.school` is the school of an education, `skills` a skill. */
export function useFieldName(): (label: string) => string {
  const t = useTexts()
  return (label) => {
    const [group = '', key] = label.split('.')
    const own = wordOf(t, `labels.${label.replace('.', '_')}`, {}, wordOf(t, `groups.${group}`))
    return key === undefined ? own : `${wordOf(t, `groups.${group}`)} · ${own}`
  }
}
