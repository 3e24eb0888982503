// The screen of a plain list (`definePlain`), apart from the rest: it brings a table and a form with it.

export { PlainScreen } from './plain-screen.tsx'
