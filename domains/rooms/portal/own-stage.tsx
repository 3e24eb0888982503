import type { Room } from '../contract/schemas.ts'
import { StagePanel } from '../web/live/stage-panel.tsx'
import type { StageButton } from '../web/live/stage-parts.ts'
import type { SharedScreen } from '../web/live/use-screen.ts'
import type { Stage } from '../web/live/use-stage.ts'
import { useTexts } from './texts/index.ts'

interface OwnStageProps {
  readonly room: Room
  readonly stage: Stage
  readonly screen: SharedScreen
}

/** The stage as candidates and guests have it; in the lobby it is the check of their devices. */
export function OwnStage({ room, stage, screen }: OwnStageProps) {
  const { text } = useTexts()
  return (
    <section aria-labelledby="stage-title">
      <h2 id="stage-title">{text('stage')}</h2>
      <StagePanel {...{ room, stage, screen }} say={text} Button={PlainButton} />
    </section>
  )
}

const PlainButton: StageButton = ({ children, isMain = false, isBusy = false, onClick }) => (
  <button
    type="button"
    className={isMain ? 'main-action' : ''}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onClick()
    }}
  >
    {children}
  </button>
)
