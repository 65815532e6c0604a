import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

export function Home() {
  const { data } = useQuery({
    queryKey: ['home'],
    queryFn: () => fetch('/').then((response) => response.text()),
  });
  return <Link to="/">{data}</Link>;
}
