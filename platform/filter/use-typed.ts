import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The text of a search field that is kept in the address. It is written there after a pause, so that not every letter is a
 * step of the back button. Typing wins over an address change that arrives meanwhile.
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
