import { AnswerMissing, ask, momentText, Page } from '@bole/platform/portal'
import { QRCodeSVG } from '@rc-component/qrcode'
import { interviewsApi } from '../contract/api.ts'
import { useTexts } from './texts/index.ts'
import { useLive } from './use-live.ts'

/** The screen of the hall: who is called to which room, who waits, and the code to sign in by. */
export function HallPage({ token }: { readonly token: string }) {
  const { text, language } = useTexts()
  const {
    data: hall,
    failure,
    look,
  } = useLive(async () => (await ask(interviewsApi.getHall, { query: { token } })).data)
  if (!hall) return <AnswerMissing failure={failure} reload={() => void look()} />
  const door = new URL(hall.door_path, location.origin).href
  const when = momentText(language, hall.interviewTime, hall.endTime)
  return (
    <Page title={text('hall_title')} organisation={hall.organisation}>
      <p className="quiet">{[when, hall.place].filter(Boolean).join(' · ')}</p>
      <ul className="hall-rooms" aria-live="polite">
        {hall.rooms.map(({ id, title, now }) => (
          <li key={id} className={`now ${now?.state ?? 'free'}`}>
            <h2>{title}</h2>
            {now ? (
              <>
                <b className="turn">{now.number}</b> <span>{now.name}</span>
                <p className="next">{text(now.state === 'called' ? 'now_called' : 'now_meeting')}</p>
              </>
            ) : (
              <p className="quiet">{text('now_free')}</p>
            )}
          </li>
        ))}
      </ul>
      <div className="hall-foot">
        <section aria-labelledby="waiting-title">
          <h2 id="waiting-title">{text('waiting')}</h2>
          {hall.waiting.length === 0 && <p className="quiet">{text('nobody_waits')}</p>}
          <ol className="hall-waiting">
            {hall.waiting.map(({ number, name }) => (
              <li key={number}>
                <b className="turn">{number}</b> {name}
              </li>
            ))}
          </ol>
        </section>
        <figure>
          {/* Dark on light in both themes, as phones do not read it the other way round. */}
          <div aria-hidden="true" className="hall-code">
            <QRCodeSVG value={door} size={180} marginSize={2} fgColor="#000" bgColor="#fff" />
          </div>
          <figcaption>
            <a href={door}>{text('scan')}</a>
          </figcaption>
        </figure>
      </div>
      {failure && (
        <p role="status" className="quiet fresh">
          {text('not_fresh')}
        </p>
      )}
    </Page>
  )
}
