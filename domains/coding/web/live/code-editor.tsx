import type { SharedCursor } from '@bole/coding/contract'
import type { CodingLanguage } from '@bole/coding/model'
import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  defaultHighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next'
import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { colorOf } from './cursor-color.ts'

interface CodeEditorProps {
  readonly doc: Y.Doc
  readonly language: CodingLanguage
  readonly cursors: readonly SharedCursor[]
  readonly label: string
  readonly isReadOnly: boolean
  readonly onCursor: (anchor: number, head: number) => void
}

/** Each language is fetched when it is first written in. */
const grammars: Readonly<Record<CodingLanguage, () => Promise<Extension>>> = {
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  python: async () => (await import('@codemirror/lang-python')).python(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
}

/** Light in every theme, as the colors of its words are. */
const looks = EditorView.theme({
  '&': { backgroundColor: '#fff', color: '#1f2430', border: '1px solid #8a93a6', borderRadius: '6px' },
  '.cm-scroller': { minHeight: '20rem', maxHeight: '60vh', fontFamily: 'monospace' },
  '.cm-gutters': { backgroundColor: '#f5f6f8', color: '#596073', border: 'none' },
})

/** The text of a program in one of its languages, written in by everybody who has it open; others’ cursors stand in it with their names. */
export function CodeEditor({ doc, language, cursors, label, isReadOnly, onCursor }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const awareness = useRef<Awareness | null>(null)
  const point = useRef(onCursor)
  point.current = onCursor

  useEffect(() => {
    const parent = place.current
    if (!parent) return
    let view: EditorView | null = null
    let isGone = false
    const text = doc.getText(language)
    const around = new Awareness(doc)
    awareness.current = around
    const open = (grammar: Extension) => {
      if (isGone) return
      view = new EditorView({
        parent,
        state: EditorState.create({
          doc: text.toString(),
          extensions: [
            ...[lineNumbers(), drawSelection(), highlightActiveLine(), bracketMatching(), indentOnInput()],
            keymap.of([...yUndoManagerKeymap, ...defaultKeymap, indentWithTab]),
            ...[syntaxHighlighting(defaultHighlightStyle), looks, grammar, EditorView.lineWrapping],
            EditorState.readOnly.of(isReadOnly),
            EditorView.contentAttributes.of({ 'aria-label': label }),
            EditorView.updateListener.of(({ state }) => {
              const { anchor, head } = state.selection.main
              point.current(anchor, head)
            }),
            yCollab(text, around, { undoManager: new Y.UndoManager(text) }),
          ],
        }),
      })
    }
    void grammars[language]().then(open)
    return () => {
      isGone = true
      view?.destroy()
      around.destroy()
      awareness.current = null
    }
  }, [doc, language, label, isReadOnly])

  useEffect(() => {
    if (awareness.current) showCursors(awareness.current, doc.getText(language), cursors)
  }, [cursors, doc, language])

  return <div ref={place} />
}

/** Puts others’ cursors where they said that they are; from then on they move with the text until they say so again. */
function showCursors(awareness: Awareness, text: Y.Text, cursors: readonly SharedCursor[]): void {
  const { states, clientID } = awareness
  const before = [...states.keys()].filter((client) => client !== clientID)
  const at = (index: number) => Y.createRelativePositionFromTypeIndex(text, Math.min(index, text.length))
  for (const { client, name, im_username, anchor, head } of cursors)
    states.set(client, {
      user: { name, ...colorOf(im_username) },
      cursor: { anchor: at(anchor), head: at(head) },
    })
  const removed = before.filter((client) => !cursors.some((one) => one.client === client))
  for (const client of removed) states.delete(client)
  const updated = cursors.map(({ client }) => client)
  if (removed.length + updated.length > 0)
    awareness.emit('change', [{ added: [], updated, removed }, 'server'])
}
