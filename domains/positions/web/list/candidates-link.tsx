import { usePermission } from '@bole/accounts/web'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface CandidatesLinkProps {
  readonly origin: number
  /** Conditions of the list, by their names in its address. */
  readonly search: Readonly<Record<string, string>>
  readonly label?: string
  readonly children: ReactNode
}

/** A count that leads to the candidates behind it; to hiring managers, who have no such list, the count alone. */
export function CandidatesLink({ origin, search, label, children }: CandidatesLinkProps): ReactNode {
  const hasList = usePermission('candidates.edit')
  if (!hasList) return <span>{children}</span>
  return (
    <Link
      to={origin === 1 ? '/candidate2/filter2/list' : '/candidate/filter/list'}
      search={search}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
