import { computeNormalQuantile } from './quantiles.ts'

/** How two graders judged the same items. */
export interface Agreements {
  readonly bothPass: number
  readonly bothFail: number
  readonly onlyFirst: number
  readonly onlySecond: number
}

/**
 * Cohen's kappa of two graders: their agreement beyond that by chance, with its interval by the large-sample error of
 * Fleiss, Cohen and Everitt (1969).
 *
 * @param confidence two-sided, 0..1
 * @returns undefined where either gives one value to everything: no agreement beyond chance is possible then
 */
export function computeKappa(
  { bothPass, bothFail, onlyFirst, onlySecond }: Agreements,
  confidence = 0.95,
): { readonly kappa: number; readonly low: number; readonly high: number } | undefined {
  const count = bothPass + bothFail + onlyFirst + onlySecond
  const first = (bothPass + onlyFirst) / count
  const second = (bothPass + onlySecond) / count
  if (!(first > 0 && first < 1 && second > 0 && second < 1)) return undefined
  const agreed = (bothPass + bothFail) / count
  const byChance = first * second + (1 - first) * (1 - second)
  const beyond = 1 - byChance
  const kappa = (agreed - byChance) / beyond
  const onDiagonal = (share: number, a: number, b: number) => share * (1 - (a + b) * (1 - kappa)) ** 2
  const offDiagonal = (share: number, a: number, b: number) => share * (a + b) ** 2
  const spread =
    onDiagonal(bothPass / count, first, second) +
    onDiagonal(bothFail / count, 1 - first, 1 - second) +
    (1 - kappa) ** 2 *
      (offDiagonal(onlyFirst / count, second, 1 - first) +
        offDiagonal(onlySecond / count, 1 - second, first)) -
    (kappa - byChance * (1 - kappa)) ** 2
  const error = Math.sqrt(Math.max(0, spread) / count) / beyond
  const half = computeNormalQuantile(1 - (1 - confidence) / 2) * error
  return { kappa, low: Math.max(-1, kappa - half), high: Math.min(1, kappa + half) }
}
