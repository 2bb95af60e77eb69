export * from '../../../src/cli/check/expressions.ts'
