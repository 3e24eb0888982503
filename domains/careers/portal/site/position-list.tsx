import { useFailureText } from '@bole/platform/portal'
import { useTexts } from '../texts/index.ts'
import { PositionCard } from './position-card.tsx'
import type { usePositions } from './use-positions.ts'

interface Props {
  readonly slug: string
  readonly found: ReturnType<typeof usePositions>
  readonly onClear: () => void
}

/** The positions found, how many there are, and the way to more. */
export function PositionList({ slug, found, onClear }: Props) {
  const say = useFailureText()
  const { text } = useTexts()
  const { list, total, nextCursor, failure, isLoading, loadMore } = found
  const isEmpty = !isLoading && !failure && list.length === 0
  const count = isEmpty ? text('nothing_found') : text('positions', { count: total })
  // How many there are is not known where none came.
  const isUnknown = failure !== null && list.length === 0
  return (
    <section aria-busy={isLoading}>
      {!isUnknown && (
        <h2>
          <span role="status">{isLoading && list.length === 0 ? text('loading') : count}</span>
        </h2>
      )}
      {isEmpty && (
        <button type="button" onClick={onClear}>
          {text('clear_search')}
        </button>
      )}
      <ul className="cards">
        {list.map((position) => (
          <PositionCard key={position.id} slug={slug} position={position} />
        ))}
      </ul>
      {failure && <p role="alert">{say(failure)}</p>}
      {nextCursor && (
        <button type="button" disabled={isLoading} onClick={() => void loadMore()}>
          {text('more')}
        </button>
      )}
    </section>
  )
}
