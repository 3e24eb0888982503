import { addressOf, type ReplyOf } from '@bole/platform/contract'
import { formatMeetingTime } from '@bole/platform/moments'
import { bytesInWords, useCall, useChange } from '@bole/platform/web'
import { roomsApi } from '@bole/rooms/contract'
import { Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

type Recordings = ReplyOf<typeof roomsApi.videos>['list']

/** What was recorded of an interview, to be watched, and on request of the candidates' other interviews. */
export function RecordingList({ interviewId }: { readonly interviewId: number }): ReactNode {
  const t = useTexts()
  const found = useCall(roomsApi.videos, { query: { interview_id: interviewId } }, { handlesErrors: true })
  const [earlier, setEarlier] = useState<Recordings | null>(null)
  const look = useChange(roomsApi.historyAudio, { onDone: ({ data }) => setEarlier(data.list) })
  // Who was only asked into the room sees none.
  if (!found.data) return null
  return (
    <Flex vertical gap={12} align="start">
      <Films list={found.data.data.list} empty={t('recording.none')} />
      {earlier ? (
        <Films list={earlier} empty={t('recording.noEarlier')} />
      ) : (
        <Button loading={look.isPending} onClick={() => look.mutate({ body: { interview_id: interviewId } })}>
          {t('recording.earlier')}
        </Button>
      )}
    </Flex>
  )
}

function Films({ list, empty }: { readonly list: Recordings; readonly empty: string }): ReactNode {
  const t = useTexts()
  if (list.length === 0) return <p style={{ margin: 0 }}>{empty}</p>
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' }}>
      {list.map(({ id, recorded_by, started_at, ended_at, bytes }) => {
        const values = { name: recorded_by, when: formatMeetingTime(started_at) }
        const address = addressOf(roomsApi.getVideo, {}, { id })
        return (
          <li key={id} style={{ paddingBlock: 8 }}>
            <p style={{ margin: '0 0 4px' }}>{`${t('recording.by', values)} · ${bytesInWords(bytes)}`}</p>
            {ended_at === null ? (
              <p style={{ margin: 0 }}>{t('recording.running')}</p>
            ) : (
              <>
                {/* biome-ignore lint/a11y/useMediaCaption: what people said has no captions */}
                <video
                  controls
                  preload="none"
                  src={address}
                  aria-label={t('recording.play', values)}
                  style={{ inlineSize: '100%', aspectRatio: '16 / 9', background: '#22252b' }}
                />
                <a href={address} download>
                  {t('recording.download')}
                </a>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
