import type { links } from '@bole/dashboard/model'
import { PlaceLink, useCanReach } from '@bole/platform/places'
import { formatNumber } from '@bole/platform/web'
import type { CSSProperties, ReactNode } from 'react'
import type { Figure } from '../use-dashboard.ts'
import { peopleBeside, placeOfLink } from './place-of-link.ts'

interface LinkToProps {
  readonly link: links.Link
  readonly className?: string | undefined
  readonly label?: string | undefined
  readonly title?: string | undefined
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/** A link as the server names it: a screen and its conditions. Who has no candidate list sees its rows in a panel. */
export function LinkTo({ link, children, ...rest }: LinkToProps): ReactNode {
  const canReach = useCanReach()
  const there = placeOfLink(link)
  const place = link.screen === 'candidates' && !canReach(there.path) ? peopleBeside(link) : there
  return (
    <PlaceLink place={place} {...rest}>
      {children}
    </PlaceLink>
  )
}

/** A number as it is told; one that was not counted to its end says "at least". */
export function numberOf({ count, is_capped }: Pick<Figure, 'count' | 'is_capped'>): string {
  return is_capped ? `${formatNumber(count)}+` : formatNumber(count)
}

interface FigureLinkProps {
  readonly figure: Figure
  readonly className?: string | undefined
  /** What is counted, for who only hears the number. */
  readonly label: string
}

/** A number that leads to its rows; nothing leads to nothing. */
export function FigureLink({ figure, className, label }: FigureLinkProps): ReactNode {
  const number = numberOf(figure)
  if (figure.count === 0) return <span className={className}>{number}</span>
  return (
    <LinkTo link={figure.link} className={className} label={`${label} ${number}`} title={label}>
      {number}
    </LinkTo>
  )
}
