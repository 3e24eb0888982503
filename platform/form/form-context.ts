import type { BodyLimits, FieldLimits } from '@bole/platform/contract'
import { createContext, use, useEffect } from 'react'

/** What a form and the fields in it tell each other. */
interface FormWithFields {
  readonly limits: BodyLimits
  /** The labels of the fields that are shown, by their paths; those that appear later come last. */
  readonly labels: Map<string, string>
}

const Context = createContext<FormWithFields | null>(null)

export const FormContext = Context.Provider

const unbounded: FieldLimits = {}

/** Makes a field known to its form, so that a fault can stand at it and a change be named; answers what it may hold. */
export function useField(name: string, label: string): FieldLimits {
  const form = use(Context)
  if (!form) throw new Error('a field stands in a RecordForm')
  const { labels, limits } = form
  useEffect(() => {
    labels.set(name, label)
  }, [labels, name, label])
  useEffect(
    () => () => {
      labels.delete(name)
    },
    [labels, name],
  )
  return limits[name] ?? unbounded
}
