import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * What is typed into a search field whose words stand in the address. They reach it after a pause, so that typing is not
 * history; what is typed while the address still follows stands.
 */
export function useTyped(asked: string, ask: (text: string) => void) {
  const [text, setText] = useState(asked)
  const askNow = useEffectEvent(ask)
  const isTyping = useRef(false)
  useEffect(() => {
    if (!isTyping.current) setText(asked)
  }, [asked])
  useEffect(() => {
    isTyping.current = text !== asked
    if (text === asked) return
    const timer = setTimeout(() => {
      isTyping.current = false
      askNow(text)
    }, 250)
    return () => clearTimeout(timer)
  }, [text, asked])
  return [text, setText] as const
}
