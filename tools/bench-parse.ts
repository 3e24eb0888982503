// `--own`: on what people of this installation corrected, where their company lets it.
if (process.argv.includes('--own')) await import('../bench/parse-own.ts')
else await import('../bench/parse.ts')

export {}
