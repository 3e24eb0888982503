import '../bench/parse.ts'
