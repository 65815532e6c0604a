import { Button, toast, ToastRegion } from '@sirah-trails/ui';

export function ToastSample() {
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => toast({ text: 'Something new is here.', position: 'bottom' })}
      >
        Show a toast
      </Button>
      <ToastRegion />
    </>
  );
}
