import { libraryApi } from '@bole/library/contract'
import { useCall } from '@bole/platform/web'
import { useEffect } from 'react'

interface LockReaderProps {
  readonly onRead: (held: ReadonlyMap<number, string>) => void
}

/** Reads which applications colleagues have open for work, and who each is; draws nothing. */
export function LockReader({ onRead }: LockReaderProps): null {
  const list = useCall(libraryApi.listLocks, {}).data?.data.list
  useEffect(() => {
    const others = list?.filter(({ operate_status }) => operate_status.status === 'locked')
    if (others)
      onRead(new Map(others.map(({ post_id, operate_status }) => [post_id, operate_status.user_name])))
  }, [list, onRead])
  return null
}
