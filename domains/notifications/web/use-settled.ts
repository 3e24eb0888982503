import { useEffect, useState } from 'react'

/** A value once it has stayed as it is for a moment: what is typed is not asked about letter by letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(written)), 400)
    return () => clearTimeout(timer)
  }, [written])
  return settled
}
