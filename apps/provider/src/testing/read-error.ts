import { z } from 'zod';

const errorShape = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
});

/** The body of an error answer; throws when it is none. */
export async function readError(response: Response): Promise<z.infer<typeof errorShape>> {
  return errorShape.parse(await response.json());
}
