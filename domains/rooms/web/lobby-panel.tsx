import { useChange } from '@bole/platform/web'
import { type Room, roomsApi } from '@bole/rooms/contract'
import { Button, Checkbox, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from './texts/index.ts'

interface CandidateListProps {
  readonly room: Room
  readonly onChanged: () => void
}

/** The lobby: who is met here, who of them waits, and asking them in, one or several; whoever has accepted can be sent back. */
export function CandidateList({ room, onChanged }: CandidateListProps): ReactNode {
  const t = useTexts()
  const [chosen, choose] = useState<readonly number[]>([])
  const invite = useChange(roomsApi.invite, { onDone: onChanged })
  const say = (candidates: readonly number[], is_invited: boolean) =>
    invite.mutate({ body: { interview_id: room.interview_id, candidates: [...candidates], is_invited } })
  const offered = room.interview_candidates.filter(({ is_ready }) => !is_ready)
  const some = chosen.filter((id) => offered.some(({ candidate_info }) => candidate_info.id === id))
  return (
    <>
      <p>{t('waiting', { count: room.waiting_count })}</p>
      <ul aria-label={t('lobby')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {room.interview_candidates.map(({ candidate_info: { id }, name, is_ready, isInvited, isOnline }) => {
          const state = is_ready ? 'in' : isInvited ? 'invited' : isOnline ? 'waits' : 'away'
          return (
            <li key={id} style={{ paddingBlock: 4 }}>
              <Flex gap={8} align="center" justify="space-between" wrap>
                <Checkbox
                  checked={is_ready || some.includes(id)}
                  disabled={is_ready || !room.can.invite}
                  onChange={({ target }) =>
                    choose(target.checked ? [...some, id] : some.filter((one) => one !== id))
                  }
                >
                  {name}
                </Checkbox>
                <span>{t(`lobbyStates.${state}`)}</span>
                {room.can.invite && (
                  <Button
                    size="small"
                    disabled={invite.isPending}
                    onClick={() => say([id], !is_ready && !isInvited)}
                  >
                    {t(is_ready || isInvited ? 'sendBack' : 'askIn', { name })}
                  </Button>
                )}
              </Flex>
            </li>
          )
        })}
      </ul>
      {room.can.invite && room.interview_candidates.length > 1 && (
        <Button type="primary" disabled={some.length === 0} onClick={() => say(some, true)}>
          {t('askInMany', { count: some.length })}
        </Button>
      )}
    </>
  )
}
