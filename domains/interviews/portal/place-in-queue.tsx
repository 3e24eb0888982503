import type { PlaceInQueue as Place } from '@bole/interviews/contract'
import { useTexts } from './texts/index.ts'

/** Somebody's own place in a queue: their number, who is before them, and where to go once they are called. */
export function PlaceInQueue({ place }: { readonly place: Place }) {
  const { text } = useTexts()
  const { state, number, before, minutes, room } = place
  return (
    <div className={`ticket ${state}`} role="status">
      {number !== null && (
        <p>
          <span className="quiet">{text('your_number')}</span> <b className="turn">{number}</b>
        </p>
      )}
      <p className="next">{text(`state_${state}`, { room })}</p>
      {before !== null && (
        <p>{before === 0 ? text('before_none') : text('before', { count: String(before) })}</p>
      )}
      {minutes !== null && minutes > 0 && <p>{text('wait', { minutes: String(minutes) })}</p>}
    </div>
  )
}
