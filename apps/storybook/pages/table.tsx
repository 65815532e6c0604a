interface TableProps {
  readonly head: readonly string[];
  /** Cells; backticks format code. */
  readonly rows: readonly (readonly string[])[];
}

/** Replaces Markdown tables, which these pages do not support. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} style={{ textAlign: 'start' }}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, column) => (
              <td key={column}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
