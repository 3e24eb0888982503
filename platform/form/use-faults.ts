import type { FormInstance } from 'antd'
import { useState } from 'react'
import { faultsOf } from '../shape/faults.ts'
import { useFormTexts } from './texts/index.ts'

/** What stands above the form; `isStale` where the notice of the fresh record takes its place. */
interface Problem {
  readonly text: string
  readonly isStale: boolean
}

const none: Problem = { text: '', isStale: false }
const nameOf = (path: string) => path.split('.')

/** Shows what the server said no to: at its field, which is focused, or above the form. */
export function useFaults(
  instance: FormInstance,
  labels: ReadonlyMap<string, string>,
  refusals: Readonly<Record<string, string>>,
) {
  const t = useFormTexts()
  const [problem, setProblem] = useState(none)
  const [said, setSaid] = useState<readonly string[]>([])
  const answer = (paths: readonly string[]) => {
    if (paths.length === 0) return
    instance.setFields(paths.map((path) => ({ name: nameOf(path), errors: [] })))
    setSaid(said.filter((path) => !paths.includes(path)))
  }
  return {
    problem,
    forget: () => {
      setProblem(none)
      answer(said)
    },
    /** What stood at a field that is being changed no longer holds. */
    onTyped: (names: readonly string[]) =>
      answer(said.filter((path) => names.includes(nameOf(path)[0] ?? ''))),
    explain: (error: unknown) => {
      const { atFields, above, isStale } = faultsOf(error, labels.keys(), refusals, t('failed'))
      setProblem({ text: above, isStale })
      setSaid(atFields.map(({ path }) => path))
      instance.setFields(atFields.map(({ path, message }) => ({ name: nameOf(path), errors: [message] })))
      const [first] = atFields
      if (first) instance.scrollToField(nameOf(first.path), { block: 'center', focus: true })
    },
  }
}
