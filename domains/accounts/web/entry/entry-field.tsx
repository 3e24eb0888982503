import type { ReactNode } from 'react'
import styles from './entry-field.module.css'

interface EntryFieldProps {
  readonly name: string
  readonly label: string
  /** What is wrong with it, said below it. */
  readonly fault: string | undefined
  readonly extra?: string
  /** Draws what is typed into, with what this field gives it. */
  readonly children: (given: ReturnType<typeof givenTo>) => ReactNode
}

/** A field of the pages before somebody is signed in: its label above it, what is wrong and what helps below it. */
export function EntryField({ name, label, fault, extra, children }: EntryFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {children(givenTo(name, fault, extra))}
      {fault && (
        <div id={`${name}-fault`} className={styles.fault}>
          {fault}
        </div>
      )}
      {extra && (
        <div id={`${name}-extra`} className={styles.extra}>
          {extra}
        </div>
      )}
    </div>
  )
}

function givenTo(name: string, fault: string | undefined, extra: string | undefined) {
  const told = [...(fault ? [`${name}-fault`] : []), ...(extra ? [`${name}-extra`] : [])].join(' ')
  return {
    id: name,
    name,
    size: 'large' as const,
    status: fault ? ('error' as const) : ('' as const),
    'aria-required': true,
    'aria-invalid': fault !== undefined,
    ...(told === '' ? {} : { 'aria-describedby': told }),
  }
}
