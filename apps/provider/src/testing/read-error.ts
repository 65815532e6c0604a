import { z } from 'zod';

const errorShape = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
});

/** The body of an error response; throws for other bodies. */
export async function readError(response: Response): Promise<z.infer<typeof errorShape>> {
  return errorShape.parse(await response.json());
}
