import styles from './ground.module.css';

/** The land that a screen stands on, in the colours of its world: far hills, near hills, the ground with its path. */
export function Ground() {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.ground}
    >
      <path className={styles.farHills} d="M0 168C150 96 300 84 470 128s300 62 480 6 330-74 490-26v252H0Z" />
      <path className={styles.nearHills} d="M0 226c190-70 380-58 560-18s350 52 520 4 250-48 360-26v174H0Z" />
      <path
        className={styles.hillShade}
        d="M560 208c180 40 350 52 520 4-90 60-170 104-180 148H520c80-46 90-104 40-152Z"
      />
      <path className={styles.nearGround} d="M0 296c220-46 420-30 640-8s440 20 800-24v96H0Z" />
      <path
        className={styles.path}
        d="M716 292c44 14 10 32-46 44s-62 16-66 24h196c-6-16 6-28 28-40 24-14-22-26-112-28Z"
      />
    </svg>
  );
}
